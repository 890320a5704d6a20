import { allRoutes } from './match'
import type { Route } from './route'

export interface Packages {
  pages: string[]
  subPackages: { root: string; name: string; pages: string[] }[]
}

/** Which app is built; H5 has every page. */
export type App = 'consumer' | 'iter' | 'h5'

export const routesOf = (app: App): readonly Route[] =>
  allRoutes.filter((route) => {
    if (app === 'h5') return true
    return app === 'iter' ? route.iter !== undefined : route.iter !== 'only'
  })

/** Tabs and sign-in start with the app; every other folder of pages is a package of its own. */
const mainFolders = ['tabs', 'auth']

const folderOf = (route: Route) => route.page.split('/')[1] ?? ''

export function packagesOf(app: App): Packages {
  const routes = routesOf(app)
  const inMain = (route: Route) => mainFolders.includes(folderOf(route))
  const folders = [...new Set(routes.filter((route) => !inMain(route)).map(folderOf))]
  return {
    pages: routes.filter(inMain).map((route) => route.page),
    subPackages: folders.map((folder) => ({
      root: `pages/${folder}`,
      name: folder,
      pages: routes
        .filter((route) => folderOf(route) === folder)
        .map((route) => route.page.slice(`pages/${folder}/`.length)),
    })),
  }
}
