import HtmlPlugin from 'html-webpack-plugin'
import type { Chunk, Compilation, Compiler } from 'webpack'

interface Page {
  /** The page file under src. */
  page: string
  /** Its public address. */
  url: string
}

/**
 * Lets index.html ask for a landing page's chunks at once, instead of after the router has run.
 * Only files of the page itself: what the entry names is on its way already.
 */
export class Preload {
  constructor(private readonly pages: readonly Page[]) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('Preload', (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tap('Preload', (data) => {
        const chunks = this.pages.map(({ page, url }) => [url, filesOf(compilation, page)])
        const script = loader.replace('CHUNKS', JSON.stringify(Object.fromEntries(chunks)))
        return {
          ...data,
          html: data.html.replace('</title>', `</title><script>(function(){${script}})()</script>`),
        }
      })
    })
  }
}

/** `chunks` is what tools/sizes.mjs looks for. */
const loader = [
  "var chunks=CHUNKS,files=chunks[location.pathname==='/'?'/index':location.pathname]||[];",
  "files.forEach(function(file){var link=document.createElement('link');link.rel='preload';",
  "link.as=/css$/.test(file)?'style':'script';link.href=file;document.head.appendChild(link)})",
].join('')

function filesOf(compilation: Compilation, page: string): string[] {
  const group = compilation.chunkGroups.find((one) =>
    one.origins.some(({ request }) => request?.endsWith(page)),
  )
  const early = new Set<Chunk>([...compilation.entrypoints.values()].flatMap((one) => one.chunks))
  const late = group?.chunks.filter((chunk) => !early.has(chunk)) ?? []
  const files = late.flatMap((chunk) => [...chunk.files])
  return files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`)
}
