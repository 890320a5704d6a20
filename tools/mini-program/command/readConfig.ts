import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from '../Config'
import { Misspelt } from './words'

const endings = ['ts', 'mts', 'mjs', 'cjs', 'js', 'json']

/** `mini-program.config.*` beside which the command runs, or the file that `--config` names. */
export async function readConfig(args: string[]): Promise<Config> {
  const named = namedIn(args)
  const file = named ?? endings.map((ending) => `mini-program.config.${ending}`).find(isFile)
  if (file === undefined) return {}
  if (!isFile(file)) throw new Misspelt(`There is no ${file}.`)
  return file.endsWith('.json') ? readJson(file) : load(file)
}

const isFile = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

function namedIn(args: string[]): string | undefined {
  const [whole] = args.filter((word) => word.startsWith('--config='))
  if (whole) return whole.slice('--config='.length)
  const at = args.indexOf('--config')
  return at < 0 ? undefined : args[at + 1]
}

function readJson(file: string): Config {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Config
  } catch (error) {
    throw new Misspelt(`${file} is no JSON: ${(error as Error).message}.`)
  }
}

interface Loaded {
  default: Config | { default: Config }
}

async function loadModule(file: string): Promise<Loaded> {
  try {
    return (await import(pathToFileURL(path.resolve(file)).href)) as Loaded
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error
    throw new Misspelt(`This Node reads no TypeScript: write ${file} as .mjs, or run it by tsx.`)
  }
}

/** What was compiled to CommonJS has its default export one floor deeper. */
async function load(file: string): Promise<Config> {
  const { default: found } = await loadModule(file)
  return 'default' in found ? found.default : found
}
