import { apiBase, chooseBase } from '@/hosts/apiBase'

const bases = {
  activityHost: 'act.linji.example',
  production: 'https://api.linji.example',
  test: 'https://test.linji.example',
}

describe('API base', () => {
  test.each([
    ['act.linji.example', bases.production],
    ['preview.linji.example', bases.test],
    ['localhost:10086', bases.test],
    ['', bases.production],
  ])('a page on %p talks to %s', (host, base) => {
    expect(chooseBase(host, bases)).toBe(base)
  })

  test('without an activity host every page talks to production', () => {
    expect(chooseBase('anywhere', { ...bases, activityHost: '' })).toBe(bases.production)
  })

  test('is kept under its storage key', () => {
    expect(apiBase()).toBe('')
    expect(localStorage.getItem('_map_Host_url')).toBe('')
  })
})
