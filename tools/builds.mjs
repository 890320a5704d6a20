/** The three builds: what each is made of, and whether dist holds the build of just these sources. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { digest } from './digest.mjs'
import { root } from './install.mjs'
import { projectFiles } from './wechat/project.mjs'

const shared = [
  'src',
  'config',
  'contract',
  'types',
  'babel.config.js',
  'package-lock.json',
  'tsconfig.json',
  'tools/browsers',
  ...readdirSync(root).filter((name) => name.startsWith('.env')),
]
const miniProgram = (app) => [
  ...shared,
  projectFiles[app],
  'mini-program.config.ts',
  'tools/sizes.mjs',
  'tools/mini-program/validator',
]
const validate = ['tsx', 'tools/mini-program/command/main.ts', 'validate']

/** Each with the check that stands after it, and a file that a whole build has. */
export const builds = {
  h5: {
    command: ['taro', 'build', '--type', 'h5'],
    check: ['tsx', 'tools/browsers/check.ts', 'dist/h5'],
    sources: shared,
    proof: 'index.html',
  },
  weapp: {
    command: ['taro', 'build', '--type', 'weapp'],
    check: [...validate, 'dist/weapp'],
    sources: miniProgram('weapp'),
    proof: 'app.json',
  },
  iter: {
    command: ['taro', 'build', '--type', 'weapp', '--mode', 'iter'],
    check: [...validate, 'dist/iter'],
    sources: miniProgram('iter'),
    proof: 'app.json',
  },
}

/** What a build takes from the environment. */
const builtIn = (name) => name === 'SIGNING_SECRET' || name.startsWith('TARO_APP_')

const stampOf = (name) => join(root, `dist/.${name}-sources`)

export function sourcesOf(name) {
  const { command, check, sources } = builds[name]
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const settings = Object.entries(process.env)
    .filter(([key]) => builtIn(key))
    .sort()
  return digest(sources.flatMap(filesIn), { command, check, browserslist, settings })
}

export const isBuilt = (name, sources = sourcesOf(name)) =>
  existsSync(join(root, 'dist', name, builds[name].proof)) &&
  existsSync(stampOf(name)) &&
  readFileSync(stampOf(name), 'utf8') === sources

export const forgetBuild = (name) => rmSync(stampOf(name), { force: true })

export function rememberBuild(name, sources) {
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), sources)
}

function filesIn(place) {
  const found = statSync(join(root, place), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [place]
  return readdirSync(join(root, place)).flatMap((name) => filesIn(`${place}/${name}`))
}
