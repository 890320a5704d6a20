import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { routes } from './routes'
import { shell } from './shell'
import { splitting } from './splitting'
import { styles } from './styles'

const api = process.env.LINJI_SERVER || 'http://127.0.0.1:8080'
const served = ['/tp5', '/user', '/static', '/weixin', '/activity', '/docs', '/dev', '/healthz']

/** These ship newer syntax than the oldest browsers we serve, and Taro leaves packages alone. */
const tooNew =
  /node_modules[\\/](query-string|filter-obj|split-on-first|decode-uri-component|mobx|mobx-react|mobx-react-lite)[\\/]/

export const h5 = (root: string): IH5Config<'webpack5'> => ({
  publicPath: '/',
  useHtmlComponents: true,
  router: {
    mode: 'browser',
    customRoutes: Object.fromEntries(
      routes.allRoutes.map((route) => [`/${route.page}`, [...routes.urlsOf(route)]]),
    ),
  },
  compile: { include: [(file: string) => tooNew.test(file)] },
  output: {
    filename: 'js/[name].[contenthash:8].js',
    chunkFilename: 'js/[name].[contenthash:8].js',
    chunkLoadTimeout: 120_000,
  },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[contenthash:8].css',
  },
  htmlPluginOption: { templateParameters: shell },
  postcss: styles,
  devServer: {
    host: '127.0.0.1',
    port: Number(process.env.LINJI_H5_PORT || 10086),
    open: false,
    historyApiFallback: true,
    proxy: [{ context: served, target: api }],
  },
  webpackChain(chain) {
    chain.optimization.splitChunks(splitting)
    // only the components that are proven on H5, see the file
    const ours = (file: string) => path.join(root, 'src/platform', file)
    chain.resolve.alias
      .set('@tarojs/components$', ours('components.h5.ts'))
      .set('@tarojs/components/global.css$', ours('components.h5.scss'))
      .set('@tarojs/components-react/dist/index.css$', ours('components.h5.scss'))
  },
})
