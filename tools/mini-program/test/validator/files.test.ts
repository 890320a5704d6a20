import { breaks, passes } from './breaks'

const KB = 1024
const MB = 1024 * KB

breaks(
  'image-format',
  'a JPEG named PNG',
  (build) => build.write('static/home.png', Buffer.from('ffd8ffe000104a46', 'hex')),
  { file: 'static/home.png' },
)
breaks('image-format', 'an empty SVG', (build) => build.write('static/a.svg', ''), {
  file: 'static/a.svg',
})
breaks(
  'image-size',
  'a picture over 200 KB',
  (build) => {
    build.write('shop/a.gif', 'GIF89a')
    build.grow('shop/a.gif', 200 * KB + 1)
  },
  { file: 'shop/a.gif', says: /200 KB/ },
)

breaks('file-type', 'a font', (build) => build.write('static/letters.ttf', 'x'), {
  file: 'static/letters.ttf',
})
passes('licences and source maps, which stay behind', (build) => {
  build.write('app.js.LICENSE.txt', 'MIT')
  build.grow('app.js.map', 40 * MB)
  build.write('project.config.json', 'no JSON')
})

const budgets = { mainPackage: 800 * KB, allPackages: 6 * MB }

breaks('package-size', 'a main package over its budget', (b) => b.grow('static/a.mp3', 800 * KB), {
  file: 'main package',
  says: /the budget of 800 KB/,
  asked: { budgets },
})
passes('a main package that nobody gave a budget', (b) => b.grow('static/a.mp3', 800 * KB))
breaks('package-size', 'a subpackage over 2 MB', (build) => build.grow('shop/a.mp3', 2 * MB), {
  file: 'shop',
  says: /WeChat's 2048 KB/,
  also: ['preload-size'],
})
passes('a subpackage just under 2 MB', (build) => build.grow('shop/a.mp3', 2 * MB - 4 * KB))

breaks(
  'total-size',
  'all packages over their budget',
  (build) => ['shop', 'farm', 'alone'].forEach((root) => build.grow(`${root}/a.mp3`, 2 * MB)),
  {
    file: 'all packages',
    says: /the budget of 6144 KB/,
    also: ['package-size', 'preload-size'],
    asked: { budgets },
  },
)
breaks('total-size', "all packages over WeChat's 30 MB", (b) => b.grow('shop/a.mp3', 30 * MB), {
  file: 'all packages',
  says: /WeChat's 30720 KB/,
  also: ['package-size', 'preload-size'],
})
breaks(
  'preload-size',
  'two packages ahead of one page',
  (build) => ['shop', 'farm'].forEach((root) => build.grow(`${root}/a.mp3`, Math.ceil(1.2 * MB))),
  { file: 'app.json', says: /the main package may preload, 2048 KB/ },
)
passes('what no page fetches ahead', (build) => build.grow('alone/a.mp3', Math.floor(1.9 * MB)))
