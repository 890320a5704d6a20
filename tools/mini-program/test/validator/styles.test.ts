import { breaks, passes } from './breaks'
import { bundle, bundledLine } from './bundled'

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

const sheet = 'mine/page.wxss'
for (const [what, rule, says] of [
  ['a selector of parents', '.a:has(.b) { color: red }', /:has\(\)/],
  ['a height of the visible screen', '.a { height: 50dvh }', /visible screen/],
] as const) {
  breaks('style-age', what, (build) => build.write(sheet, `.c { color: red }\n${rule}`), {
    file: sheet,
    line: 2,
    says,
  })
}
const gap = '.a { display: flex; gap: 8rpx } .b { display: grid; gap: 8rpx }'
passes('a gap in flex, which the oldest phone draws', (build) => build.write(sheet, gap))
breaks('style-age', 'a gap in flex on an older phone', (build) => build.write(sheet, gap), {
  file: sheet,
  line: 1,
  says: /iOS 14\.5/,
  asked: { phone: { ios: 13 } },
})

const classes = "const s={card:'card-x1',name:'name-x2 big-x3'};n.page=()=>({className:s.card})"
breaks('lost-sheet', 'a sheet whose classes a page shows', (build) => bundle(build, classes), {
  file: 'mine/page.js',
  line: bundledLine,
  says: /\.card-x1/,
})
passes('classes of which the sheet has some', (build) => {
  bundle(build, classes)
  build.write(sheet, '.row .big-x3.on { color: red }')
})
passes('a class by the name of the data', (build) =>
  bundle(build, "const s={icon:'box'};n.page=(e)=>({className:e.icon,name:s.icon})"),
)
