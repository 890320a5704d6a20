import fs from 'node:fs'
import path from 'node:path'
import { allPages } from '@/routes/match'
import { type Link, readSource, type Source, type Statement, whole } from './statements'

const source = path.join(__dirname, '../../src')
const endings = ['.ts', '.tsx', '.h5.ts', '.h5.tsx']

/** Knows some calls by name for how they are answered, and makes none. */
const shapes = path.join('request', 'envelope.ts')

/** What starts with the app is on every page. */
const app = 'app'

/** The paths of calls that a page comes to say as a value: each is made by whatever says it. */
export function reachedByPages(): ReadonlySet<string> {
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && file !== shapes)
  const texts = new Map(
    files.map((file) => [file, fs.readFileSync(path.join(source, file), 'utf8')]),
  )
  return saidFrom([app, ...allPages], texts)
}

type Texts = ReadonlyMap<string, string>

/** The files of that name, one for each platform where they differ. */
function filesNamed(name: string, from: string, texts: Texts): string[] {
  const isNear = name.startsWith('.')
  if (!isNear && !name.startsWith('@/')) return []
  const place = isNear ? path.posix.join(path.posix.dirname(from), name) : name.slice(2)
  return endings.map((ending) => place + ending).filter((file) => texts.has(file))
}

/** A name of a file; an empty one stands for what runs as soon as the file is loaded. */
interface Asked {
  file: string
  name: string
}

/**
 * What is said by all that these files come to use, followed name by name: a function that nobody calls says
 * nothing, though the file that it stands in is loaded.
 */
export function saidFrom(roots: readonly string[], texts: Texts): ReadonlySet<string> {
  const sources = new Map<string, Source>()
  const sourceOf = (file: string) =>
    sources.get(file) ?? sources.set(file, readSource(file, texts.get(file)!)).get(file)!
  const reached = new Set<Statement>()
  const asked = new Map<string, Asked>()
  const ask = (file: string, name: string) => asked.set(`${file} ${name}`, { file, name })
  const askOf = (from: string, { file: named, theirs }: Pick<Link, 'file' | 'theirs'>) =>
    filesNamed(named, from, texts).forEach((file) => ask(file, theirs))

  /** Of what the file calls so: its own, and what it has from another. */
  function askIn(file: string, name: string) {
    ask(file, name)
    const links = sourceOf(file).imports.filter(({ ours }) => ours === name)
    links.forEach((link) => askOf(file, link))
  }
  function reach(file: string, statement: Statement) {
    if (reached.has(statement)) return
    reached.add(statement)
    statement.uses.forEach((name) => askIn(file, name))
    statement.loads.forEach((name) => askOf(file, { file: name, theirs: whole }))
  }
  function handOn(file: string, wanted: string, { file: from, theirs, ours }: Link) {
    if (ours !== wanted && ours !== whole && wanted !== whole) return
    const name = ours === whole ? wanted : theirs
    if (from) askOf(file, { file: from, theirs: name })
    else askIn(file, name)
  }
  function load(file: string) {
    const { imports, statements } = sourceOf(file)
    imports.forEach((link) => askOf(file, { ...link, theirs: '' }))
    statements.filter(({ declares }) => declares.length === 0).forEach((one) => reach(file, one))
  }

  for (const root of roots) askOf('', { file: `@/${root}`, theirs: 'default' })
  // those that are asked for meanwhile come to its end
  for (const { file, name } of asked.values()) {
    if (name === '') load(file)
    else ask(file, '')
    for (const statement of sourceOf(file).statements) {
      if (name === whole || statement.declares.includes(name)) reach(file, statement)
      if (name !== '') statement.handsOn.forEach((link) => handOn(file, name, link))
    }
  }
  return new Set([...reached].flatMap(({ says }) => says))
}
