import { allRoutes } from './match'
import type { Area, Route, RouteName } from './route'

export interface Packages {
  pages: string[]
  subPackages: { root: string; name: string; pages: string[] }[]
}

/** Which app is built; H5 has every page. */
export type App = 'consumer' | 'iter' | 'h5'

export const routesOf = (app: App): readonly Route[] =>
  allRoutes.filter((route) => isIn(app, route))

export function isIn(app: App, { iter }: Route): boolean {
  if (app === 'h5') return true
  return app === 'iter' ? iter !== undefined : iter !== 'only'
}

/** What starts with the app, and opens it in this order; every other folder is a package of its own. */
const mainFolders = ['tabs', 'auth', 'home']

const folderOf = (page: string) => page.split('/')[1] ?? ''

export function packagesOf(app: App): Packages {
  const pages = [...new Set(routesOf(app).map(({ page }) => page))]
  const pagesIn = (folder: string) => pages.filter((page) => folderOf(page) === folder)
  const folders = [...new Set(pages.map(folderOf))]
  return {
    pages: mainFolders.flatMap(pagesIn),
    subPackages: folders
      .filter((folder) => !mainFolders.includes(folder))
      .map((folder) => ({
        root: `pages/${folder}`,
        name: folder,
        pages: pagesIn(folder).map((page) => page.slice(`pages/${folder}/`.length)),
      })),
  }
}

/** What people open next from what starts with the app, so that its package is there before the tap. */
const nextOf: Partial<Record<RouteName, readonly Area[]>> = {
  index: ['catalogue', 'campaign', 'machine', 'task', 'sign-in'],
  exchangeShop: ['catalogue', 'machine'],
  makeMoney: ['task', 'sign-in', 'earnings', 'campaign'],
  mine: ['order', 'wallet', 'earnings', 'holding', 'account'],
  scanMachine: ['machine'],
  authorise: ['iter'],
}

/** As app.json has it; on any network, because a package is smaller than a picture of goods. */
export function preloadsOf(app: App) {
  const { subPackages } = packagesOf(app)
  const rules = routesOf(app).flatMap(({ name, page }) => {
    const next: readonly string[] = nextOf[name as RouteName] ?? []
    const packages = subPackages.filter((one) => next.includes(one.name)).map(({ root }) => root)
    return packages.length > 0 ? [[page, { network: 'all', packages }] as const] : []
  })
  return Object.fromEntries(rules)
}
