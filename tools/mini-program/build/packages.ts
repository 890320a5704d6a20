import type { AppConfig } from './manifest'

export const rootsOf = (app: AppConfig): string[] =>
  (app.subPackages ?? app.subpackages ?? []).map((each) => each.root.replace(/^\/|\/$/g, ''))

/** The root of the subpackage a file belongs to; '' is the main package. */
export const packageOf = (file: string, roots: string[]): string =>
  roots.find((root) => file.startsWith(`${root}/`)) ?? ''
