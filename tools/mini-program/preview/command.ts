import type { PreviewProduct } from './product'
import { startPreview } from './server'
import { Misspelt, usage, type Wanted, wantedOf } from './wanted'

/** What the terminal is told is English; the page speaks Chinese, as the app in it does. */
export async function runPreview(args: string[], product: PreviewProduct): Promise<void> {
  try {
    const wanted = wantedOf(args)
    if (wanted) await open(wanted, product)
    else console.log(usage)
  } catch (error) {
    console.error(inWords(error, product))
    if (error instanceof Misspelt) console.error(`\n${usage}`)
    process.exitCode = 1
  }
}

async function open(wanted: Wanted, product: PreviewProduct): Promise<void> {
  const { dist, port } = wanted
  const server = wanted.server ?? product.server
  const domains = wanted.domains ?? product.domains
  const { url } = await startPreview({
    dist,
    port,
    apiBase: server,
    product: { ...product, domains },
  })
  console.log(`The mini program of ${dist}: ${url}`)
  console.log(`It asks the server at ${server}; a new build shows by itself.`)
  if (!(await answers(server))) {
    console.error(
      `No server answers at ${server} yet: until it does, pages come without their data.`,
    )
  }
}

const answers = (server: string): Promise<boolean> =>
  fetch(server, { signal: AbortSignal.timeout(3000) }).then(
    () => true,
    () => false,
  )

function inWords(error: unknown, { build }: PreviewProduct): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return 'That port is taken; choose another one with --port.'
  if (code === 'EACCES') return 'That port may not be used; choose one above 1023 with --port.'
  if (/app\.json is missing/.test(message) && build) return `${message}\nBuild it first: ${build}`
  return message
}
