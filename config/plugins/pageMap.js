const lists = /^var config = \{.*\}$/m
const routes = /^config\.routes = \[[\s\S]*?^\]$/m

/**
 * A loader for the script that Taro writes to start the app on H5. There it names each page three
 * times, and all of it is in the first load; the route table, which is in it anyhow, names them once.
 */
module.exports = function pageMap(script) {
  if (!lists.test(script) || !routes.test(script))
    throw new Error('Taro writes its pages differently')
  const { pages } = this.getOptions()
  const loads = pages.map((page) => `() => import(${JSON.stringify(`@/${page}`)})`)
  return script
    .replace(lists, (line) => line.replace(/"(pages|subPackages)":\[.*?\](?=,")/g, '"$1":[]'))
    .replace(
      routes,
      () => `import { allPages } from '@/routes/match'
const loads = [${loads.join()}]
config.routes = allPages.map((path, nth) => ({
  path,
  load: (context, params) => [loads[nth](), context, params],
}))`,
    )
}
