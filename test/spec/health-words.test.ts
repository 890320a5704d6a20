import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import ts from 'typescript'

const root = path.resolve(__dirname, '../..')

/** All that says something to somebody about their body. */
const spoken =
  /^(src\/(\w+\/)*health\/|src\/routes\/health\.|src\/ui\/chart\/|contract\/health|server\/areas\/health(-\w+)?\/|server\/areas\/message\/kinds\/health\.|demo\/health\.json|server\/areas\/agreement\/documents\/health)/

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => spoken.test(file) && /\.(tsx?|json)$/.test(file))
  .filter((file) => fs.existsSync(path.join(root, file)))

/** What only a doctor says, and what promises or frightens. */
const verdicts: readonly RegExp[] = [
  ...[/诊断/, /确诊/, /治愈/, /治好/, /根治/, /疗效/, /处方/, /剂量/, /患有/, /病人/, /患者/],
  ...[/正常/, /异常/, /健康状况/, /危险/, /严重/, /致命/, /猝死/, /恶化/, /警告/],
]

/** Whole sentences and titles that stand as they are. */
const allowed: readonly string[] = ['不能代替医生诊断', '《诊断学》']

const withoutAllowed = (text: string) =>
  allowed.reduce((left, sentence) => left.replaceAll(sentence, ''), text)

function kindOf(file: string): ts.ScriptKind {
  if (file.endsWith('.json')) return ts.ScriptKind.JSON
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

/** The words of a file: its texts, whole or in parts, and what stands between tags. */
function wordsOf(file: string): string[] {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      found.push(node.text)
    ts.forEachChild(node, look)
  }
  const text = fs.readFileSync(path.join(root, file), 'utf8')
  const kind = kindOf(file)
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind))
  return found.filter((words) => /[\u4e00-\u9fff]/.test(words))
}

const wrongIn = (words: string) =>
  verdicts.filter((verdict) => verdict.test(withoutAllowed(words))).map(({ source }) => source)

describe('what is said of health', () => {
  test('is looked for where it is said', () => {
    const words = files.flatMap(wordsOf)
    assert.ok(words.length > 200, `${words.length} are found`)
    for (const sentence of [
      '高于参考范围',
      '参考范围供日常查看，不能代替医生诊断',
      '请把记录给医生看',
    ])
      assert.ok(words.includes(sentence), sentence)
  })

  test('is looked for in every area of it, in its messages and in what the demo holds', () => {
    for (const place of [
      ...['device', 'family', 'guard', 'plan', 'report', 'table', 'tongue'].map(
        (area) => `server/areas/health-${area}/`,
      ),
      ...['server/areas/message/kinds/health.ts', 'demo/health.json'],
    ])
      assert.ok(
        files.some((file) => file.startsWith(place)),
        place,
      )
    assert.ok(wordsOf('demo/health.json').length > 20)
  })

  test('is no verdict, and promises and frightens nobody', () => {
    const wrong = files.flatMap((file) =>
      wordsOf(file).flatMap((words) => {
        const found = wrongIn(words)
        return found.length > 0 ? [`${file}: ${words} (${found.join(', ')})`] : []
      }),
    )
    assert.deepEqual(wrong, [])
  })

  test('may stand as a whole sentence that says it is none, and not in part', () => {
    assert.deepEqual(wrongIn('参考范围供日常查看，不能代替医生诊断'), [])
    assert.deepEqual(wrongIn('诊断结果：正常'), ['诊断', '正常'])
  })
})
