const defineJestConfig = require('@tarojs/test-utils-react/dist/jest.js').default

module.exports = defineJestConfig({
  bail: 0,
  testMatch: ['<rootDir>/test/unit/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  setupFiles: ['<rootDir>/test/unit/setup.js'],
  transform: {
    '^.+\\.(m?js|jsx|ts|tsx)$':
      require.resolve('@tarojs/test-utils-react/dist/jest/babel-transformer.js'),
  },
  // what needs no compiling; Taro's own packages are ES modules and do
  transformIgnorePatterns: [
    '/node_modules/(react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|crypto-js)/',
  ],
  // the H5 variant of a platform file wins, as in the H5 build
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'json', 'jsx'],
  moduleNameMapper: {
    // plain elements, as in the H5 build; the key is the one that Taro's own setting has
    '@tarojs/components$': '<rootDir>/src/shell/components.h5.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '\\.module\\.s?css$': 'identity-obj-proxy',
    '\\.s?css$': '<rootDir>/test/unit/noStyle.js',
  },
  globals: { __APP__: 'consumer', __SIGNING_SECRET__: 'unit-secret' },
})
