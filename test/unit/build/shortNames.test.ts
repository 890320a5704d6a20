import path from 'node:path'
import { shortNames } from '../../../config/shortNames'

const source = path.resolve('src')
const sheet = (file: string) => path.join(source, file)
const text = sheet('ui/text/Text.module.scss')
const tag = sheet('ui/tag/Tag.module.scss')

test('a class has three characters, and the same ones in every build', () => {
  const [first, second] = [shortNames(source), shortNames(source)]
  expect(first('strong', text)).toMatch(/^[a-z][a-z\d]{2}$/)
  expect(second('strong', text)).toBe(first('strong', text))
})

test('a class keeps its name, and no other has it', () => {
  const nameOf = shortNames(source)
  const named = () => [nameOf('a', text), nameOf('b', text), nameOf('a', tag)]
  const once = named()
  expect(named()).toEqual(once)
  expect(new Set(once).size).toBe(3)
})

test('a sheet of more classes than there are characters names them in four', () => {
  const nameOf = shortNames(source)
  const names = Array.from({ length: 40 }, (_, index) => nameOf(`class-${index}`, text))
  expect(new Set(names).size).toBe(40)
  expect(Math.max(...names.map(({ length }) => length))).toBe(4)
})

test('a sheet from elsewhere has no name', () => {
  expect(() => shortNames(source)('a', '/elsewhere/a.module.scss')).toThrow('no style sheet')
})
