import { breaks, passes } from './breaks'

breaks(
  'json',
  'a file that cannot be read',
  (build) => build.write('mine/page.json', '{\n"a": }'),
  {
    file: 'mine/page.json',
    line: 2,
  },
)
breaks('json', 'app.json itself', (build) => build.write('app.json', '{"pages":'), {
  file: 'app.json',
})

breaks(
  'app-json',
  'a key WeChat does not know',
  (build) => build.edit('app.json', '"style"', '"styles"'),
  { file: 'app.json', says: /styles/ },
)
breaks(
  'app-json',
  'a colour that is no hex colour',
  (build) => build.edit('app.json', '"#000"', '"black"'),
  { file: 'app.json', says: /tabBar\.color: .*hex/ },
)
breaks(
  'app-json',
  'no page at all',
  (build) => build.edit('app.json', '"pages":["home/page","mine/page"]', '"pages":[]'),
  {
    file: 'app.json',
    says: /^pages: /,
    also: ['entry-page', 'preload', 'tab-page', 'unnamed-page'],
  },
)
breaks('app-json', 'a missing app.json', (build) => build.remove('app.json'), {
  file: 'app.json',
  says: /missing/,
})

breaks(
  'page-json',
  'a key that belongs to app.json',
  (build) => build.write('mine/page.json', '{"tabBar":{}}'),
  { file: 'mine/page.json', says: /tabBar/ },
)
breaks(
  'page-json',
  'a value WeChat does not know',
  (build) => build.write('mine/page.json', '{"navigationStyle":"none"}'),
  { file: 'mine/page.json', says: /navigationStyle/ },
)
breaks(
  'page-json',
  "a component with a page's key",
  (build) =>
    build.write('parts/stamp/stamp.json', '{"component":true,"enablePullDownRefresh":true}'),
  { file: 'parts/stamp/stamp.json', says: /enablePullDownRefresh/ },
)

breaks(
  'theme',
  'a name without a value for dark',
  (build) =>
    build.write(
      'theme.json',
      '{"light":{"bar":"#fff","text":"black","icon":"static/home.png"},"dark":{"text":"white","icon":"static/home.png"}}',
    ),
  { file: 'app.json', says: /@bar .*dark/ },
)
breaks(
  'theme',
  'a page that takes an unknown name',
  (build) => build.write('mine/page.json', '{"backgroundColor":"@ground"}'),
  { file: 'mine/page.json', says: /@ground/ },
)
breaks('theme', 'a missing file', (build) => build.remove('theme.json'), { file: 'theme.json' })
breaks(
  'theme',
  'names without a file for them',
  (build) => build.edit('app.json', '"themeLocation":"theme.json",', ''),
  { file: 'app.json', says: /@bar/ },
)

passes('a page with the keys WeChat documents', (build) =>
  build.write('mine/page.json', '{"disableScroll":true,"navigationBarTextStyle":"@text"}'),
)
passes('the component framework of WeChat, chosen', (build) =>
  build.edit(
    'app.json',
    '"style"',
    '"componentFramework":"glass-easel","glassEaselWebview":true,"glassEaselOptions":{},"style"',
  ),
)
