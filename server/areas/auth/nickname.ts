import { randomInt } from 'node:crypto'

const ways =
  '早起的 晒太阳的 爱散步的 爱唱歌的 种花的 读报的 下棋的 喝茶的 听雨的 看云的 赶集的 回家的 笑眯眯的 慢悠悠的 热心的 勤快的'.split(
    ' ',
  )

const neighbours =
  '喜鹊 燕子 白鹭 画眉 松鼠 小鹿 鲤鱼 蜻蜓 银杏 香樟 桂花 石榴 荷花 山茶 青竹 芦苇 稻穗 莲藕 南瓜 橘子 枇杷 杨梅 竹笋 菱角'.split(
    ' ',
  )

const oneOf = (words: readonly string[]) => words[randomInt(words.length)]!

/** What a new neighbour is called until they choose: it tells nothing of who they are. */
export const someNickname = () => oneOf(ways) + oneOf(neighbours)
