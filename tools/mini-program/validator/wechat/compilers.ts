import path from 'node:path'
import type { Fault } from '../Finding'
import type { Upload } from '../Upload'
import { runCompiler } from './runCompiler'

/** Where miniprogram-compiler keeps the programs for a platform; there are none for others. */
const folders: Record<string, string> = {
  'linux-x64': 'linux',
  'darwin-x64': 'mac',
  'win32-x64': 'windows',
}
const platform = `${process.platform}-${process.arch}`
const folder = folders[platform]

/** Said where WeChat's compilers cannot run; where they can, their failing to run is a finding. */
export const note = folder
  ? undefined
  : `WeChat's compilers exist for no ${platform}: the rules wcc and wcsc were not applied`

/** Without output: debug code is the plainest, and linting reports most. */
const options = { wcc: '-d', wcsc: '-lc' }

/** What WeChat's own compiler says of these files. */
export function compile(name: 'wcc' | 'wcsc', upload: Upload, files: string[]): Fault[] {
  if (folder === undefined || files.length === 0) return []
  const home = path.dirname(require.resolve('miniprogram-compiler/package.json'))
  const program = path.join(home, 'bin', folder, folder === 'windows' ? `${name}.exe` : name)
  return runCompiler(program, [options[name], ...files], upload.dist)
}
