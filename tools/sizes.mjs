/** How large the builds are: `node tools/sizes.mjs [h5|weapp|iter …]`. */
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'

const kilo = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

function filesIn(folder) {
  return fs.readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    return entry.isFile()
      ? [{ file: path.relative(folder, file), size: fs.statSync(file).size }]
      : []
  })
}

/** What the first page loads: the scripts index.html names, and the chunks of that page. */
export function h5Sizes(folder) {
  const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8')
  const named = [...html.matchAll(/<script[^>]+src="\/([^"]+)"|<link[^>]+href="\/([^"]+\.js)"/g)]
  const first = [...new Set(named.map(([, script, preload]) => script ?? preload))]
  const gzipped = (file) => zlib.gzipSync(fs.readFileSync(path.join(folder, file))).length
  const scripts = filesIn(folder).filter(({ file }) => file.endsWith('.js'))
  return {
    first: first.map((file) => ({ file, gzip: gzipped(file) })),
    firstTotal: first.reduce((sum, file) => sum + gzipped(file), 0),
    scripts: scripts.length,
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

export function report(target, folder) {
  if (target === 'h5') {
    const { firstTotal, scripts, total } = h5Sizes(folder)
    return `dist/h5: first load ${kilo(firstTotal)} gz of JavaScript, ${scripts} scripts, ${kilo(total)} in all`
  }
  const { main, ...rest } = miniSizes(folder)
  const packages = Object.entries(rest).map(([root, size]) => `${root} ${kilo(size)}`)
  return `dist/${target}: main package ${kilo(main)}, ${packages.join(', ')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2)
  for (const target of ['h5', 'weapp', 'iter']) {
    const folder = path.resolve('dist', target)
    const asked = wanted.length === 0 || wanted.includes(target)
    if (asked && fs.existsSync(folder)) console.log(report(target, folder))
  }
}
