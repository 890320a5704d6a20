const defineJestConfig = require('@tarojs/test-utils-react/dist/jest.js').default

// it would stop at the first file that fails, and a project may not say so
const { bail, verbose, ...preset } = defineJestConfig({})

/** What H5 ships: React, and of each pair of platform files the one of the browser. */
const h5 = {
  ...preset,
  displayName: 'h5',
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/test/unit/mini/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/test/unit/setup.js'],
  transform: {
    '^.+\\.(m?js|jsx|ts|tsx)$':
      require.resolve('@tarojs/test-utils-react/dist/jest/babel-transformer.js'),
  },
  // what needs no compiling; Taro's own packages are ES modules and do
  transformIgnorePatterns: [
    '/node_modules/(react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|crypto-js)/',
  ],
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // plain elements, as in the H5 build; the key is the one that Taro's own setting has
    '@tarojs/components$': '<rootDir>/src/shell/components.h5.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@linji/mini-program/scripts$': '<rootDir>/tools/mini-program/validator/scripts/scripts.ts',
    '\\.module\\.s?css$': 'identity-obj-proxy',
    '\\.s?css$': '<rootDir>/test/unit/noStyle.js',
  },
  globals: { ...preset.globals, __APP__: 'consumer', __SIGNING_SECRET__: 'unit-secret' },
}

/** What only the mini programs have: the other file of each pair, no document, and WeChat by hand. */
const mini = {
  ...h5,
  displayName: 'mini',
  testMatch: ['<rootDir>/test/unit/mini/**/*.test.ts'],
  testPathIgnorePatterns: [],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/test/unit/mini/setup.js'],
  moduleFileExtensions: h5.moduleFileExtensions.filter((ending) => !ending.startsWith('h5.')),
  moduleNameMapper: {
    ...h5.moduleNameMapper,
    '@tarojs/taro$': '<rootDir>/test/unit/mini/taro.ts',
  },
}

// only against what never ends: modules are loaded anew within some tests
module.exports = { projects: [h5, mini], testTimeout: 60_000 }
