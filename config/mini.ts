import type { IMiniAppConfig } from '@tarojs/taro/types/compile'
import { styles } from './styles'
import { tooNew } from './tooNew'

export const mini: IMiniAppConfig<'webpack5'> = {
  output: { clean: true },
  postcss: styles,
  compile: { include: tooNew },
  optimizeMainPackage: { enable: true },
  miniCssExtractPluginOption: { ignoreOrder: true },
}
