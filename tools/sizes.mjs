/** How large the builds are; one over its budget is told, one far over it fails: `node tools/sizes.mjs [h5|weapp|iter …]`. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { withFullTable } from './fullTable.mjs'

export const limits = {
  /** Of JavaScript, once every address of the product has its page; React and MobX are in it. */
  h5Home: 142 * 1024,
  miniMain: 800 * 1024,
  miniAll: 6 * 1024 * 1024,
}

/** WeChat's own, for one package: not a byte more. */
const miniPackage = 2 * 1024 * 1024

/** What the last bytes of a budget cost should not stop whoever did not spend the others. */
const room = 1.05
export const most = Object.fromEntries(
  Object.entries(limits).map(([name, bytes]) => [name, Math.floor(bytes * room)]),
)

const kilo = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

function filesIn(folder) {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    return entry.isFile()
      ? [{ file: path.relative(folder, file), size: fs.statSync(file).size }]
      : []
  })
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
const gzipped = (texts) => sum(texts.map((text) => zlib.gzipSync(text).length))

/** What the home page loads: the scripts index.html names, and the chunks it preloads for /index. */
export async function h5Sizes(folder) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file)
  const preloaded = JSON.parse(/chunks=(\{.*?\})/.exec(html)?.[1] ?? '{}')['/index'] ?? []
  const chunks = preloaded.filter((file) => file.endsWith('.js')).map((file) => file.slice(1))
  const home = [...new Set([...named, ...chunks])]
  const scripts = home.map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
  const full = await withFullTable(scripts)
  const files = filesIn(folder)
  return {
    home: gzipped(scripts),
    full: gzipped(full.scripts),
    addresses: full.addresses,
    scripts: files.filter(({ file }) => file.endsWith('.js')).length,
    total: sum(files.map(({ size }) => size)),
  }
}

/** Bytes of the main package and of each subpackage. */
export function miniSizes(folder) {
  const app = JSON.parse(fs.readFileSync(path.join(folder, 'app.json'), 'utf8'))
  const roots = (app.subPackages ?? app.subpackages ?? []).map(({ root }) =>
    root.replace(/\/?$/, '/'),
  )
  const sizes = { main: 0 }
  for (const { file, size } of filesIn(folder)) {
    const name = file.split(path.sep).join('/')
    const root = roots.find((one) => name.startsWith(one)) ?? 'main'
    sizes[root] = (sizes[root] ?? 0) + size
  }
  return sizes
}

export async function measure(target, folder) {
  if (target === 'h5') {
    const { home, full, addresses, scripts, total } = await h5Sizes(folder)
    const first = `home ${kilo(home)} gz of JavaScript, ${kilo(full)} gz at ${addresses} routes`
    const text = `${first}, ${scripts} scripts, ${kilo(total)} in all`
    return { text, ...judged([[full, 'h5Home']]) }
  }
  const sizes = miniSizes(folder)
  const all = sum(Object.values(sizes))
  const packages = Object.entries(sizes).map(([name, size]) => `${name} ${kilo(size)}`)
  const { within, over } = judged([
    [sizes.main, 'miniMain'],
    [all, 'miniAll'],
  ])
  const fits = Object.values(sizes).every((size) => size <= miniPackage)
  return { text: packages.join(', '), within: within && fits, over: over || !fits }
}

const judged = (spent) => ({
  within: spent.every(([bytes, budget]) => bytes <= most[budget]),
  over: spent.some(([bytes, budget]) => bytes > limits[budget]),
})

async function tell(targets) {
  for (const target of targets) {
    const entry = target === 'h5' ? 'index.html' : 'app.json'
    if (!fs.existsSync(path.resolve('dist', target, entry))) {
      console.log(`dist/${target} is not there: npm run build:${target}`)
      process.exitCode = 1
      continue
    }
    const { text, within, over } = await measure(target, path.resolve('dist', target))
    const told = over ? 'note: ' : ''
    console.log(`${told}dist/${target}: ${text}${over ? ' (over its budget)' : ''}`)
    if (!within) process.exitCode = 1
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2)
  void tell(named.length > 0 ? named : ['h5', 'weapp', 'iter'])
}
