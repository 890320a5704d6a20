import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

export interface ClientCode {
  /** The logic layer and the phone around the pages. */
  logic: string
  /** The built-in components, for each page's frame. */
  view: string
}

let bundled: Promise<ClientCode> | undefined

/** The host's own browser code, built once a process. */
export const bundleClient = (): Promise<ClientCode> =>
  (bundled ??= Promise.all([
    bundle('client/logic/main', 'esm'),
    bundle('client/view/main', 'iife'),
  ]).then(([logic, view]) => ({ logic, view })))

/** The published package has it built already. */
export async function bundle(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const file = path.join(__dirname, '..', entry)
  if (fs.existsSync(`${file}.js`)) return fs.readFileSync(`${file}.js`, 'utf8')
  const result = await build({
    entryPoints: [`${file}.ts`],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    platform: 'browser',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  })
  return result.outputFiles[0]?.text ?? ''
}
