import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { styles } from './styles'

export const mini: IMiniAppConfig<'webpack5'> = {
  output: { clean: true },
  postcss: styles,
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
}
