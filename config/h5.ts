import path from 'node:path'
import type { IH5Config } from '@tarojs/taro/types/compile'
import { beside } from './beside'
import { Preload } from './plugins/preload'
import { routes } from './routes'
import { shell } from './shell'
import { splitting } from './splitting'
import { styles } from './styles'

const api = process.env.LINJI_SERVER || 'http://127.0.0.1:8080'
/** With their slash, where a page's address begins alike: /userAnalysis, /activityRule. */
const served = [
  '/tp5/',
  '/user/',
  '/static/',
  '/files/',
  '/weixin/',
  '/activity/',
  '/docs',
  '/dev/',
  '/healthz',
]

/** Where people arrive: these pages' chunks are asked for by index.html itself. */
const landings = routes.allRoutes
  .filter((route) => route.tab)
  .map((route) => ({ page: route.page, url: routes.urlsOf(route)[0] ?? '' }))

/** Taro's style sheets for its components: a font, a remote picture, and no text can be selected. */
const theirSheets = [
  '@tarojs/components/global.css',
  '@tarojs/components/dist/taro-components/taro-components.css',
  '@tarojs/components-react/dist/index.css',
]

export const h5 = (root: string): IH5Config<'webpack5'> => ({
  publicPath: '/',
  compile: { include: beside },
  useHtmlComponents: true,
  router: {
    mode: 'browser',
    // the router knows a tab by its address here; all others it takes from shell/router
    customRoutes: Object.fromEntries(landings.map(({ page, url }) => [`/${page}`, url])),
  },
  output: {
    filename: 'js/[name].[contenthash:8].js',
    // a chunk and its styles under one hash: the list of both packs into half its size
    chunkFilename: 'js/[name].[chunkhash:8].js',
    chunkLoadTimeout: 120_000,
    clean: true,
  },
  miniCssExtractPluginOption: {
    ignoreOrder: true,
    filename: 'css/[name].[contenthash:8].css',
    chunkFilename: 'css/[name].[chunkhash:8].css',
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
    // a name that a file does not export is a build that fails, not a value that is missing
    chain.module.set('strictExportPresence', true)
    chain.optimization.splitChunks(splitting)
    chain.performance.hints(false)
    chain.module
      .rule('page map')
      .test(/[\\/]src[\\/]app\.config\.ts$/)
      .enforce('pre')
      .use('page map')
      .loader(path.join(root, 'config/plugins/pageMap.js'))
      .options({ pages: routes.allPages })
    const ours = (file: string) => path.join(root, 'src/shell', file)
    chain.plugin('preload').use(Preload, [landings])
    // only what is proven on H5, see the files
    chain.resolve.alias
      .set('@tarojs/components$', ours('components.h5.ts'))
      .set('query-string$', ours('queryString.h5.ts'))
      .set('universal-router$', ours('universalRouter.h5.ts'))
      .set('@tarojs/components/dist/components$', ours('webComponents.h5.ts'))
    for (const sheet of theirSheets)
      chain.resolve.alias.set(`${sheet}$`, ours('components.h5.scss'))
  },
})
