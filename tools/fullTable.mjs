/**
 * What the first load would weigh if every address of the product had its row, its page and its
 * chunks: those that are not built yet are written into the built scripts, in the manner of those
 * that are, and packed with them.
 */
import { createHash } from 'node:crypto'
import { tsImport } from 'tsx/esm/api'

const take = (file) => tsImport(file, import.meta.url)

/** The scripts as they would be, and how many addresses that is. */
export async function withFullTable(scripts) {
  const { allPages, allRoutes } = await take('../src/routes/match.ts')
  const { addresses } = await take('../test/spec/routes.ts')
  const all = Object.values(addresses).flatMap(Object.entries)
  const open = all.filter(([, route]) => route === 'open').map(([address]) => address)
  const rows = open.map((address, at) => rowFor(address, allRoutes, at))
  const pages = open.map((address) => ({ id: number(address), address }))
  const chunks = (count) => chunksFor(pages, Math.round((count / allPages.length) * open.length))

  const lastRow = new RegExp(`\\{name:"${allRoutes.at(-1).name}",`)
  const grow = [
    [lastRow, (row) => `${rows.map(literal).join()},${row}`],
    [loads, (list) => `${list},${pages.map(({ id }, at) => loadLike(list, at, id)).join()}`],
    [maps, (map) => withChunks(map, chunks)],
  ]
  const texts = scripts.map((script) => grow.reduce((text, how) => text.replace(...how), script))
  const missed = grow.filter(([where]) => !scripts.some((script) => script.search(where) >= 0))
  if (missed.length > 0)
    throw new Error(`The build has no ${missed.join()}: see tools/fullTable.mjs`)
  return { scripts: texts, addresses: all.length }
}

/** How the pages are loaded, one after the other, as the build writes it. */
const load =
  /\(\)=>(?:Promise\.all\(\[[^\]]+\]\)|\w+\.e\([\de]+\))\.then\(\w+\.bind\(\w+,[\de]+\)\)/
const loads = new RegExp(`${load.source}(?:,${load.source}){9,}`)

/** Which chunks have which hash, and which have styles; 5000 is written 5e3. */
const maps = /\{[\de]+:(?:"[0-9a-f]{8}"|1)(?:,[\de]+:(?:"[0-9a-f]{8}"|1)){9,}\}/g

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)
const number = (text) => 1000 + (parseInt(hash(text), 16) % 9000)

/** Like one that there is, but for its name, its address and its words. */
function rowFor(address, routes, at) {
  const { title, access, query, keepAlive, share } = routes[at % routes.length]
  const words = routes.flatMap((one) => one.title.match(/../gu) ?? [])
  const said = (like) =>
    like.replace(/..?/gu, (_, nth) => words[number(`${address} ${nth}`) % words.length])
  return {
    name: nameOf(address),
    url: address.replace(/\{(\w+)\}/g, ':$1'),
    title: said(title),
    ...(access !== 'public' && { access }),
    ...(query && { query }),
    ...(keepAlive && { keepAlive }),
    ...(share && { share: said(share) }),
  }
}

/** `/taskLevel/ruler/{id}` is taskLevelRuler. */
function nameOf(address) {
  const words = address.replace(/\{\w+\}/g, '').split(/\W+|_/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** As the build writes an object down. */
function literal(value) {
  if (value === true) return '!0'
  if (typeof value === 'string') return JSON.stringify(value)
  const pairs = Object.entries(value).map(([key, one]) => `${key}:${literal(one)}`)
  return `{${pairs.join()}}`
}

/** The next page is loaded as one of those that there are, with a chunk and a module of its own. */
function loadLike(list, at, id) {
  const all = list.match(new RegExp(load, 'g'))
  return all[at % all.length]
    .replace(/[\de]+(?=\)(\]\))?\.then)/, id)
    .replace(/[\de]+(?=\)\)$)/, id)
}

/** A chunk for each page, and as many to share as there are to a page today. */
const chunksFor = (pages, count) =>
  Array.from({ length: count }, (_, at) => {
    const { id, address } = pages[at % pages.length]
    return at < pages.length ? { id, hash: hash(address) } : sharedChunk(`${address} ${at}`)
  })

const sharedChunk = (text) => ({ id: number(text), hash: hash(text) })

const keyOf = (entry) => Number(entry.split(':')[0])

/** In the order of their numbers, as the build has them. */
function withChunks(map, chunks) {
  const entries = map.slice(1, -1).split(',')
  const valueOf = (chunk) => (map.includes('"') ? `"${chunk.hash}"` : 1)
  const more = chunks(entries.length).map((chunk) => `${chunk.id}:${valueOf(chunk)}`)
  return `{${[...entries, ...more].sort((a, b) => keyOf(a) - keyOf(b)).join()}}`
}
