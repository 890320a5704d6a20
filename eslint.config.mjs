import { readdirSync, readFileSync, statSync } from 'node:fs'
import importX from 'eslint-plugin-import-x'
import mobx from 'eslint-plugin-mobx'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { floor } from './tools/browsers/floor.mjs'
import { isNewer, methods } from './tools/browsers/since.mjs'
import { faces, tool } from './tools/faces.mjs'
import { askBeforeNewer } from './tools/lint/askBeforeNewer.mjs'
import { observeWhatYouRead } from './tools/lint/observeWhatYouRead.mjs'

const areasIn = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const oneWay = (target, from, message) => ({ target: `./${target}`, from, message })

/** The areas of the server, the lowest first, as their one list has them. */
const areas = readFileSync(new URL('server/areas/areas.ts', import.meta.url), 'utf8')
const areaOf = Object.fromEntries(
  [...areas.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/area'/g)].map(([, name, folder]) => [
    name,
    folder,
  ]),
)
const floors = [...areas.slice(areas.indexOf('[')).matchAll(/^ {2}(\w+),$/gm)].map(
  ([, name]) => areaOf[name],
)
/** What areas offer upwards is declared beside them. */
const ports = [
  'area.ts',
  'card.ts',
  'coded.ts',
  'landing.ts',
  'leaving.ts',
  'pushed.ts',
  'shown-words.ts',
  'upheld.ts',
  'telling.ts',
  'front-page.ts',
  'waiting.ts',
]

const areaZones = floors.map((area, at) => ({
  target: `./server/areas/${area}`,
  from: './server/areas',
  except: [
    `./${area}`,
    ...ports.map((file) => `./${file}`),
    ...floors.slice(0, at).map((lower) => `./${lower}/${lower}.ts`),
  ],
  message:
    'An area knows those before it in server/areas/areas.ts, by the file that carries their name; what it needs of others is a port.',
}))

/** The layers of the server, the lowest first. */
const layers = [
  'drawing',
  'config',
  'database',
  'providers',
  'call',
  'jobs',
  'importing',
  'command',
  'areas',
  'desk',
  'http',
  'safekeeping',
]
const layerZones = layers.flatMap((layer, at) =>
  oneWay(
    `server/${layer}`,
    [...layers.slice(at + 1).map((higher) => `./server/${higher}`), './server/main.ts'],
    `${layer} lies below; what it needs from above is handed in (docs/ARCHITECTURE.md).`,
  ),
)

/** Whoever stands above the areas meets them in the same files. */
const publicFiles = floors.map((area) => `./${area}/${area}.ts`)
const aboveAreas = ['desk', 'http', 'safekeeping'].map((layer) => ({
  target: `./server/${layer}`,
  from: './server/areas',
  except: ['./assembled.ts', './plant.ts', ...publicFiles],
  message: 'Areas are met in the file that carries their name, or all together in assembled.ts.',
}))

/** The tool for mini programs is a package: its public files alone are met, and it knows nothing of ours. */
const besideTheTool = ['src', 'server', 'contract', 'test', 'config', 'demo']
const toolZones = [
  ...[...besideTheTool, 'tools/!(mini-program)', '*.{ts,js,mjs}'].map((target) => ({
    target: `./${target}${target.includes('.') ? '' : '/**/*'}`,
    from: `./${tool}`,
    except: Object.values(faces).map((file) => file.replace(tool, '.')),
    message: 'What the package offers it offers by its name: @linji/mini-program.',
  })),
  {
    target: `./${tool}`,
    from: '.',
    except: [`./${tool}`, './node_modules'],
    message: 'A package knows nothing of the product that uses it.',
  },
]

/** The pages of an area are its own. */
const pagesApart = areasIn('src/pages').map((area) => ({
  target: `./src/pages/${area}`,
  from: './src/pages',
  except: [`./${area}`],
  message: 'What pages of several areas show lies in src/parts.',
}))

/** The rooms of the app, the lowest first: each knows only those that stand before it. */
const rooms = [
  'format',
  'tokens',
  'routes',
  'platform',
  'session',
  'hosts',
  'request',
  'navigation',
]
const upperRooms = ['cache', 'ui', 'shell', 'blocks', 'parts', 'pages']
const storeys = [...rooms, ...upperRooms]

const upwards = storeys.slice(0, -1).map((room, at) =>
  oneWay(
    `src/${room}`,
    storeys.slice(at + 1).map((higher) => `./src/${higher}`),
    `${room} lies below; what it needs from above is handed in (see docs/ARCHITECTURE.md).`,
  ),
)

const zones = [
  ...areaZones,
  ...layerZones,
  ...aboveAreas,
  ...pagesApart,
  ...toolZones,
  ...upwards,
  oneWay('src', ['./server'], 'The app talks to the server through calls only.'),
  oneWay('server', ['./src'], 'The server knows nothing of the app.'),
  oneWay('contract', ['./server', './src'], 'The contract stands alone.'),
]

const browserGlobals = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'navigator',
  'wx',
]

const tooNew = Object.keys(methods).filter((name) => isNewer(methods[name], floor))

const missingOnOlderPhones = {
  // WeChat's own are not the browser's
  selector: `CallExpression[callee.object.name!='Taro'][callee.property.name=/^(${tooNew.join('|')})$/]`,
  message: 'Older phones do not have it (tools/browsers).',
}

const pictureByHand = {
  selector: "BinaryExpression[operator='+'] > CallExpression[callee.name='pageOrigin']",
  message: 'A picture passes imageUrl (src/hosts), which knows where pictures lie.',
}

const worldInTransaction = {
  selector:
    "CallExpression[callee.type='MemberExpression'][callee.property.name='transaction'] Identifier[name='providers'], CallExpression[callee.name='apart'] Identifier[name='providers']",
  message: 'Nothing waits for the world inside a transaction: ask first, then write (ADR 12).',
}

const ours = {
  'observe-what-you-read': observeWhatYouRead,
  'ask-before-newer': askBeforeNewer,
}

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      '.cache',
      '.data',
      'coverage',
      'projects',
      'server/static',
      '**/fixture/**',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.mjs', 'tools/*.mjs', 'tools/*/*.mjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [aliasResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/order': [
        'error',
        { groups: [['builtin', 'external'], 'internal', 'parent', 'sibling'] },
      ],
      'import-x/no-duplicates': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['test', 'it', 'describe', 'suite'], package: 'node:test' },
          ],
        },
      ],
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { mobx, linji: { rules: ours } },
    rules: {
      // its others: who names what is observable means only that (exhaustive-make-observable),
      // there are no decorators (missing-make-observable), and not every component reads a store
      'mobx/unconditional-make-observable': 'error',
      'linji/observe-what-you-read': 'error',
      'linji/ask-before-newer': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@contract/*', '**/contract/*', '!@contract/scenes'],
              allowTypeImports: true,
              message:
                'The client takes only types from the contract, so that all of it is erased; scenes are plain data.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{platform,shell}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', missingOnOlderPhones] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/**', 'src/shell/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals.map((name) => ({
          name,
          message: 'Platform code lives in src/platform.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='TARO_ENV']",
          message: 'Platform differences live in src/platform, split by file name.',
        },
        pictureByHand,
        missingOnOlderPhones,
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Who is outside is asked by a provider, behind its guard (server/providers).',
        },
      ],
      'no-restricted-syntax': ['error', worldInTransaction],
    },
  },
  {
    files: ['server/providers/reach.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['server/{areas,http,jobs}/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^@server/providers/(providers|.*/(sms|storage|wechat|payment|logistics|rewarded))$',
              importNamePattern: '^create',
              message: 'Providers are made once, in main.ts, and handed to who may ask the world.',
            },
            {
              group: ['@server/config'],
              importNames: ['Config', 'ProviderConfig'],
              message: 'Settings do: of Config a provider could be made.',
            },
          ],
        },
      ],
    },
  },
  {
    // main and the tests open a server with all that it needs
    files: ['server/http/server.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    // Taro's methods are functions of jest there
    files: ['test/unit/mini/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['tools/**', 'test/**', 'server/safekeeping/{backup,restore}.ts', 'config/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
)

/** `@/`, `@contract/`, `@server/` and the package of the tool as in tsconfig.json. */
function aliasResolver() {
  const roots = { '@/': 'src/', '@contract/': 'contract/', '@server/': 'server/' }
  const here = new URL('.', import.meta.url).pathname
  const endings = ['', '.ts', '.tsx', '.h5.ts', '.h5.tsx', '.scss', '/page.tsx']
  return {
    interfaceVersion: 3,
    name: 'linji-alias',
    resolve(source, file) {
      const alias = Object.keys(roots).find((name) => source.startsWith(name))
      if (Object.hasOwn(faces, source)) return { found: true, path: here + faces[source] }
      if (!alias && !source.startsWith('.')) return { found: false }
      const base = alias
        ? here + roots[alias] + source.slice(alias.length)
        : new URL(source, `file://${file}`).pathname
      const path = endings
        .map((ending) => base + ending)
        .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
      return path ? { found: true, path } : { found: false }
    },
  }
}
