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

const folderOf = (page: string) => page.split('/')[1] ?? ''

export function packagesOf(app: App): Packages {
  const pages = [...new Set(routesOf(app).map(({ page }) => page))]
  const inMain = (page: string) => mainFolders.includes(folderOf(page))
  const folders = [...new Set(pages.filter((page) => !inMain(page)).map(folderOf))]
  return {
    pages: pages.filter(inMain),
    subPackages: folders.map((folder) => ({
      root: `pages/${folder}`,
      name: folder,
      pages: pages
        .filter((page) => folderOf(page) === folder)
        .map((page) => page.slice(`pages/${folder}/`.length)),
    })),
  }
}
