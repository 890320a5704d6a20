/** What a compiled mini program shows of itself to whoever fills in WeChat's consoles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const calledMember = /\.([a-z]\w+)\(/g

/** `openType:"getPhoneNumber"`, `type:"nickname"` */
const valuedWord = /\b(?:openType|type):"(\w+)"/g

const namesIn = (texts, pattern) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))

/** Undefined where there is no build. */
export function readBuild(dist) {
  if (!existsSync(join(dist, 'app.json'))) return undefined
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
  const app = JSON.parse(readFileSync(join(dist, 'app.json'), 'utf8'))
  return {
    app,
    pages: pagesOf(app),
    has: (file) => existsSync(join(dist, file)),
    names: (text) => scripts.some((script) => script.includes(text)),
    calls: namesIn(scripts, calledMember),
    words: namesIn(scripts, valuedWord),
  }
}

function pagesOf({ pages, subPackages = [] }) {
  const inPackages = subPackages.flatMap((one) => one.pages.map((page) => `${one.root}/${page}`))
  return [...pages, ...inPackages]
}
