import type { Verdict } from './verdict'

/** What no app may carry, whatever stands between the letters. Who is at WeChat is read there as well. */
const never =
  '赌博 博彩 赌场 六合彩 色情 嫖娼 约炮 裸聊 毒品 冰毒 海洛因 枪支 弹药 代开发票 办假证 假钞 洗钱 刷单返利 高利贷 传销'.split(
    ' ',
  )

export function judgeByWords(text: string): Verdict {
  const letters = text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
  return never.some((word) => letters.includes(word)) ? 'risky' : 'pass'
}
