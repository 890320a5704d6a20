import { breaks, passes } from './breaks'

breaks(
  'style-syntax',
  'a block without its end',
  (b) => b.write('mine/page.wxss', '\n.a { color: red'),
  {
    file: 'mine/page.wxss',
    line: 2,
    also: ['wcsc'],
  },
)
breaks('wcsc', 'a selector of everything', (b) => b.write('mine/page.wxss', '\n* { color: red }'), {
  file: 'mine/page.wxss',
  line: 2,
})
breaks(
  'style-url',
  'a picture of the package',
  (build) => build.write('mine/page.wxss', '\n.a { background: url("../static/home.png") }'),
  { file: 'mine/page.wxss', line: 2, says: /static\/home\.png/ },
)
for (const [kind, selector] of [
  ['tag', '.a view'],
  ['id', '#a'],
  ['attribute', '.a[hidden]'],
] as const) {
  breaks(
    'component-selector',
    `a component that selects by ${kind}`,
    (build) =>
      build.write('parts/stamp/stamp.wxss', `.b { color: red }\n${selector} { color: red }`),
    { file: 'parts/stamp/stamp.wxss', line: 2, says: new RegExp(`by ${kind}`) },
  )
}
breaks(
  'component-selector',
  'a component with a selector nobody can read',
  (build) => build.write('parts/stamp/stamp.wxss', '.a:: { color: red }'),
  { file: 'parts/stamp/stamp.wxss', line: 1, says: /no selector/, also: ['wcsc'] },
)
passes('a component with keyframes', (build) =>
  build.write(
    'parts/stamp/stamp.wxss',
    '@keyframes turn { from { opacity: 0 } to { opacity: 1 } }',
  ),
)
passes('a page that selects by tag, and pictures from elsewhere', (build) =>
  build.write(
    'mine/page.wxss',
    'view { background: url(data:image/png;base64,AA) }\n.b { background: url(https://example.com/b.png) }',
  ),
)
