import { floor } from './tools/browsers/floor.mjs'
import { isNewer, methods } from './tools/browsers/since.mjs'
import { all, bySyntax, byTypes } from './tools/lint/recommended.mjs'

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

const platformByHand = {
  selector: "MemberExpression[property.name='TARO_ENV']",
  message: 'Platform differences live in src/platform, split by file name.',
}

const worldInTransaction = {
  selector:
    "CallExpression[callee.type='MemberExpression'][callee.property.name='transaction'] Identifier[name='providers'], CallExpression[callee.name='apart'] Identifier[name='providers']",
  message: 'Nothing waits for the world inside a transaction: ask first, then write (ADR 12).',
}

const bareSavepoint = {
  selector: "CallExpression[callee.property.name='transaction'][callee.object.name=/^(tx|step)$/]",
  message: 'A step that may fail by itself is a savepoint(): what it would tell goes with it.',
}

const providers = 'sms|storage|wechat|payment|logistics|rewarded|tongue'

export default {
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: ['./tools/lint/plugin.mjs'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  // what is on is named
  categories: { correctness: 'off' },
  ignorePatterns: [
    'dist',
    'node_modules',
    '.cache',
    '.data',
    'coverage',
    'projects',
    'server/static',
    '**/fixture/**',
  ],
  rules: {
    ...all(bySyntax, 'error'),
    ...all(byTypes, 'error'),
    'linji/know-only-below': 'error',
    'linji/import-order': 'error',
    'import/no-duplicates': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    'typescript/no-floating-promises': [
      'error',
      {
        allowForKnownSafeCalls: [
          { from: 'package', name: ['test', 'it', 'describe', 'suite'], package: 'node:test' },
        ],
      },
    ],
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
  },
  overrides: [
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'linji/unconditional-make-observable': 'error',
        'linji/observe-what-you-read': 'error',
        'linji/ask-before-newer': 'error',
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['@contract/*', '**/contract/*', '!@contract/scenes', '!@contract/bare'],
                allowTypeImports: true,
                message:
                  'The client takes only types from the contract, so that all of it is erased; scenes and bare bring nothing along.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['src/{platform,shell}/**/*.{ts,tsx}'],
      rules: { 'linji/no-restricted-syntax': ['error', missingOnOlderPhones] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/platform/**', 'src/shell/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...browserGlobals.map((name) => ({
            name,
            message: 'Platform code lives in src/platform.',
          })),
        ],
        'linji/no-restricted-syntax': [
          'error',
          platformByHand,
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
        'linji/no-restricted-syntax': ['error', worldInTransaction, bareSavepoint],
      },
    },
    {
      files: ['server/providers/reach.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['server/{areas,http,jobs}/**/*.ts'],
      // main and the tests open a server with all that it needs
      excludeFiles: ['server/http/server.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^@server/providers/(providers|.*/(${providers}))$`,
                importNamePattern: '^create',
                message:
                  'Providers are made once, in main.ts, and handed to who may ask the world.',
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
      // Taro's methods are functions of jest there
      files: ['test/unit/mini/**'],
      rules: { 'typescript/unbound-method': 'off' },
    },
    {
      files: ['tools/**', 'test/**', 'server/safekeeping/{backup,restore}.ts', 'config/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.{js,mjs}'],
      rules: { ...all(byTypes, 'off'), 'typescript/no-require-imports': 'off' },
    },
  ],
}
