import { z } from 'zod'

/**
 * The parts of app.json that other rules build on, whatever else is wrong in it: what does not fit
 * is left out here and reported by the schema.
 */
const texts = z.array(z.string()).catch([])
const text = z.string().optional().catch(undefined)
const names = z.record(z.string(), z.unknown()).catch({})
const packages = z
  .array(
    z.object({
      root: z.string().catch(''),
      name: text,
      pages: texts,
      independent: z.boolean().catch(false),
      plugins: names,
    }),
  )
  .catch([])

const outline = z.object({
  entryPagePath: text,
  pages: texts,
  subPackages: packages,
  subpackages: packages,
  tabBar: z
    .object({
      list: z
        .array(z.object({ pagePath: z.string(), iconPath: text, selectedIconPath: text }))
        .catch([]),
    })
    .catch({ list: [] }),
  preloadRule: z
    .record(z.string(), z.object({ packages: texts }).catch({ packages: [] }))
    .catch({}),
  themeLocation: text,
  sitemapLocation: text,
  requiredPrivateInfos: texts,
  permission: names,
  __usePrivacyCheck__: z.boolean().catch(false),
  plugins: names,
})

export interface PackageOutline {
  /** Without a slash at either end. */
  root: string
  name?: string
  pages: string[]
  independent: boolean
  plugins: Record<string, unknown>
}

export interface Outline extends Omit<z.infer<typeof outline>, 'subPackages' | 'subpackages'> {
  packages: PackageOutline[]
}

export function outlineOf(app: unknown): Outline {
  const { subPackages, subpackages, ...rest } = outline.catch(outline.parse({})).parse(app)
  const all = [...subPackages, ...subpackages]
  return {
    ...rest,
    packages: all
      .map((each) => ({ ...each, root: each.root.replace(/^\/|\/$/g, '') }))
      .filter(({ root }) => root !== ''),
  }
}
