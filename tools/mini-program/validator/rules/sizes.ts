import { limits } from '../../../sizes.mjs'
import type { Fault } from '../Finding'
import type { Upload } from '../Upload'

const inKB = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`

export function bytesOf(upload: Upload, root: string): number {
  const files = upload.files.filter((file) => upload.packageOf(file) === root)
  return files.reduce((sum, file) => sum + upload.size(file), 0)
}

export function over(what: string, bytes: number, table: [number, string][]): Fault[] {
  return table
    .filter(([limit]) => bytes > limit)
    .map(([limit, whose]) => ({
      file: what,
      message: `${inKB(bytes)}, over ${whose} ${inKB(limit)}`,
    }))
}

export const packageSize = (upload: Upload): Fault[] => [
  ...over('main package', bytesOf(upload, ''), [
    [limits.miniPackage, "WeChat's"],
    [limits.miniMain, 'our budget of'],
  ]),
  ...upload.packages.flatMap(({ root }) =>
    over(root, bytesOf(upload, root), [[limits.miniPackage, "WeChat's"]]),
  ),
]

export function totalSize(upload: Upload): Fault[] {
  const bytes = upload.files.reduce((sum, file) => sum + upload.size(file), 0)
  return over('all packages', bytes, [
    [limits.miniUpload, "WeChat's"],
    [limits.miniAll, 'our budget of'],
  ])
}
