import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { beside } from './beside'
import { shortStyles, styles } from './styles'

/**
 * What pages of several packages show stands in the first one, once: Taro would copy it into each
 * of them. Between its own order for that (1000) and for what one package alone shows (10000).
 */
const kit = {
  name: 'common',
  test: /[\\/]src[\\/](?!pages|parts)/,
  minChunks: 2,
  priority: 2000,
}

export const mini: IMiniAppConfig<'webpack5'> = {
  output: { clean: true },
  compile: { include: beside },
  postcss: process.env.NODE_ENV === 'production' ? shortStyles : styles,
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
  webpackChain(chain) {
    chain.merge({ optimization: { splitChunks: { cacheGroups: { kit } } } })
  },
}
