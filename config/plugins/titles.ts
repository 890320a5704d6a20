import type { IPluginContext } from '@tarojs/service'

interface Options {
  routes: readonly { page: string; title: string }[]
}

interface MiniConfig {
  content: Record<string, unknown>
}

/** Page titles of the mini programs come from the route table. */
export default (context: IPluginContext, { routes }: Options) => {
  context.modifyMiniConfigs(({ configMap }: { configMap: Record<string, MiniConfig> }) => {
    for (const { page, title } of routes) {
      const config = configMap[`${page}.config`]
      if (config) config.content = { navigationBarTitleText: title, ...config.content }
    }
  })
}
