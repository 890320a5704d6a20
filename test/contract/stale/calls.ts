import { api, type Path, type ReadPath, type WritePath } from '@contract/api'
import type { Call, Read, Write } from '@contract/call'

const paths = Object.keys(api) as Path[]
const isRead = (path: Path): path is ReadPath => (api[path] as Call).of !== undefined

export const reads = paths.filter(isRead)
export const writes = paths.filter((path): path is WritePath => !isRead(path))

export const readOf = (path: ReadPath): Read => api[path]
export const writeOf = (path: WritePath): Write => api[path]

export const share = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one))
