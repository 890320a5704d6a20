import type { Fault } from '../Finding'
import type { Upload } from '../Upload'
import { sizes } from '../wechat/sizes'

const inKB = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`

export function bytesOf(upload: Upload, root: string): number {
  const files = upload.files.filter((file) => upload.packageOf(file) === root)
  return files.reduce((sum, file) => sum + upload.size(file), 0)
}

type Limit = [bytes: number | undefined, whose: string]

export const over = (what: string, bytes: number, limits: Limit[]): Fault[] =>
  limits.flatMap(([limit, whose]) =>
    limit !== undefined && bytes > limit
      ? [{ file: what, message: `${inKB(bytes)}, over ${whose} ${inKB(limit)}` }]
      : [],
  )

const budget = 'the budget of'

export const packageSize = (upload: Upload): Fault[] => [
  ...over('main package', bytesOf(upload, ''), [
    [sizes.onePackage, "WeChat's"],
    [upload.options.budgets.mainPackage, budget],
  ]),
  ...upload.packages.flatMap(({ root }) =>
    over(root, bytesOf(upload, root), [[sizes.onePackage, "WeChat's"]]),
  ),
]

export function totalSize(upload: Upload): Fault[] {
  const bytes = upload.files.reduce((sum, file) => sum + upload.size(file), 0)
  return over('all packages', bytes, [
    [sizes.allPackages, "WeChat's"],
    [upload.options.budgets.allPackages, budget],
  ])
}
