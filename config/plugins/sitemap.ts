import type { IPluginContext } from '@tarojs/service'
import { sources } from 'webpack'

interface Built {
  assets: Record<string, unknown>
}

/** Writes what app.json names as `sitemapLocation`. */
export default (context: IPluginContext, { sitemap }: { sitemap: object }) => {
  context.modifyBuildAssets(({ assets }: Built) => {
    assets['sitemap.json'] = new sources.RawSource(JSON.stringify(sitemap))
  })
}
