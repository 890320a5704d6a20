import type { IPluginContext } from '@tarojs/service'

interface Options {
  routes: readonly { page: string; title: string; keepAlive?: true }[]
}

interface MiniConfig {
  content: Record<string, unknown>
}

/**
 * Titles of the mini programs' pages, and whether they can be drawn down, come from the route table;
 * the title of a page that rows share is that of the first.
 */
export default (context: IPluginContext, { routes }: Options) => {
  context.modifyMiniConfigs(({ configMap }: { configMap: Record<string, MiniConfig> }) => {
    for (const { page, title, keepAlive } of routes) {
      const config = configMap[`${page}.config`]
      if (!config) continue
      const pull = keepAlive && { enablePullDownRefresh: true }
      config.content = { navigationBarTitleText: title, ...pull, ...config.content }
    }
  })
}
