/** How large the builds are, failing when one is over its budget: `node tools/sizes.mjs [h5|weapp|iter …]`. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'

export const limits = {
  h5Home: 125 * 1024,
  miniMain: 800 * 1024,
  miniAll: 6 * 1024 * 1024,
  /** WeChat's own, for one package and for all that is uploaded. */
  miniPackage: 2 * 1024 * 1024,
  miniUpload: 30 * 1024 * 1024,
}

const kilo = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

function filesIn(folder) {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    return entry.isFile()
      ? [{ file: path.relative(folder, file), size: fs.statSync(file).size }]
      : []
  })
}

/** What the home page loads: the scripts index.html names, and the chunks it preloads for /index. */
export function h5Sizes(folder) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].map(([, file]) => file)
  const preloaded = JSON.parse(/chunks=(\{.*?\})/.exec(html)?.[1] ?? '{}')['/index'] ?? []
  const chunks = preloaded.filter((file) => file.endsWith('.js')).map((file) => file.slice(1))
  const home = [...new Set([...named, ...chunks])]
  const gzipped = (file) => zlib.gzipSync(fs.readFileSync(path.join(folder, file))).length
  return {
    home: home.reduce((sum, file) => sum + gzipped(file), 0),
    scripts: filesIn(folder).filter(({ file }) => file.endsWith('.js')).length,
    total: filesIn(folder).reduce((sum, { size }) => sum + size, 0),
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

export function measure(target, folder) {
  if (target === 'h5') {
    const { home, scripts, total } = h5Sizes(folder)
    const text = `home ${kilo(home)} gz of JavaScript, ${scripts} scripts, ${kilo(total)} in all`
    return { text, within: home <= limits.h5Home }
  }
  const sizes = miniSizes(folder)
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  const packages = Object.entries(sizes).map(([name, size]) => `${name} ${kilo(size)}`)
  const within =
    sizes.main <= limits.miniMain &&
    all <= limits.miniAll &&
    Object.values(sizes).every((size) => size <= limits.miniPackage)
  return { text: packages.join(', '), within }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const targets = process.argv.length > 2 ? process.argv.slice(2) : ['h5', 'weapp', 'iter']
  for (const target of targets) {
    const entry = target === 'h5' ? 'index.html' : 'app.json'
    if (!fs.existsSync(path.resolve('dist', target, entry))) {
      console.log(`dist/${target} is not there: npm run build:${target}`)
      process.exitCode = 1
      continue
    }
    const { text, within } = measure(target, path.resolve('dist', target))
    console.log(`dist/${target}: ${text}${within ? '' : ' (over its budget)'}`)
    if (!within) process.exitCode = 1
  }
}
