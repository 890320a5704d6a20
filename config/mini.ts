import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { styles } from './styles'

export const mini: IMiniAppConfig<'webpack5'> = {
  postcss: styles,
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
}
