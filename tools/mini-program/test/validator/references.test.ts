import { breaks, passes } from './breaks'

breaks('component', 'a component that is not there', (b) => b.remove('parts/stamp/stamp.js'), {
  file: 'home/page.json',
  says: /<stamp> has no parts\/stamp\/stamp\.js/,
})
breaks(
  'component',
  'one that does not say that it is one',
  (build) => build.write('parts/stamp/stamp.json', '{}'),
  { file: 'home/page.json', says: /"component": true/, also: ['unnamed-page'] },
)

const targets: [string, string, number, string][] = [
  ['an imported template', 'shared/row.wxml', 1, 'home/page.wxml'],
  ['a script of templates', 'shared/sums.wxs', 2, 'home/page.wxml'],
  ['an included template', 'shared/foot.wxml', 5, 'home/page.wxml'],
  ['a style sheet', 'shared/tint.wxss', 1, 'home/page.wxss'],
]
const alsoSeenBy: Record<string, ('template-name' | 'wcc' | 'wcsc')[]> = {
  'shared/row.wxml': ['template-name'],
  'shared/sums.wxs': ['wcc'],
  'shared/tint.wxss': ['wcsc'],
}
for (const [what, target, line, file] of targets) {
  breaks('missing-file', what, (build) => build.remove(target), {
    file,
    line,
    says: new RegExp(target),
    also: alsoSeenBy[target],
  })
}
breaks(
  'missing-file',
  'a script',
  (build) => build.edit('app.js', './shared/ask', './shared/say'),
  {
    file: 'app.js',
    line: 1,
    says: /shared\/say\.js/,
  },
)
breaks(
  'missing-file',
  'a script that a template script takes',
  (build) => build.write('shared/sums.wxs', "var a = require('./more.wxs')\nmodule.exports = a\n"),
  { file: 'shared/sums.wxs', line: 1 },
)
breaks('missing-file', 'the sitemap', (build) => build.remove('sitemap.json'), { file: 'app.json' })

breaks(
  'package-boundary',
  'the main package uses a subpackage',
  (build) => build.edit('app.js', './shared/ask', './shop/price'),
  { file: 'app.js', line: 1, says: /main package may not .* shop/ },
)
breaks(
  'package-boundary',
  'a subpackage uses another',
  (build) => build.write('farm/field/page.js', "\nrequire('../../shop/price.js')\nPage({})"),
  { file: 'farm/field/page.js', line: 2, says: /farm may not .* shop/ },
)
breaks(
  'package-boundary',
  'an independent subpackage uses the main package',
  (build) => build.write('alone/rules/page.wxss', '@import "../../shared/tint.wxss";'),
  { file: 'alone/rules/page.wxss', says: /alone may not .* the main package/ },
)
breaks(
  'package-boundary',
  "a component of a subpackage that isn't there yet",
  (build) => {
    for (const ending of ['js', 'json', 'wxml'])
      build.write(
        `shop/tag/tag.${ending}`,
        { js: 'Component({})', json: '{"component":true}' }[ending] ?? '<view />',
      )
    build.write('mine/page.json', '{"usingComponents":{"tag":"/shop/tag/tag"}}')
  },
  { file: 'mine/page.json' },
)

passes('a subpackage uses the main package and itself', (build) =>
  build.write('shop/list/page.js', "require('../price')\nrequire('/shared/ask')\nPage({})"),
)
passes('a folder stands for its index.js', (build) => {
  build.write('shared/list/index.js', '')
  build.edit('app.js', './shared/ask', './shared/list')
})
passes('a script of another package, loaded later', (build) =>
  build.write('mine/page.js', "require.async('../shop/price').then(console.log)\nPage({})"),
)
passes('a component of another package behind a placeholder', (build) => {
  build.write('shop/tag/tag.js', 'Component({})')
  build.write('shop/tag/tag.json', '{"component":true}')
  build.write('shop/tag/tag.wxml', '<view />')
  build.write(
    'mine/page.json',
    '{"usingComponents":{"tag":"/shop/tag/tag"},"componentPlaceholder":{"tag":"view"}}',
  )
})
