import type { MadeBuild } from './makeBuild'

const chunk = (number: number, module: number, code: string) =>
  `(wx["webpackJsonp"]=wx["webpackJsonp"]||[]).push([[${number}],{${module}:function(e,t,n){\n${code}\n}}])`

/** Taro as webpack writes it, and a module that listens to it. */
const taro = [
  chunk(1, 758, "e.exports=n(44);n(45).call('initNativeApi',e.exports)"),
  chunk(3, 1291, "n(45).tap('initNativeApi',function(){})"),
].join('\n')

/** The page `mine/page`, with Taro under the names `r` (itself) and `o()`. */
export function bundle(build: MadeBuild, code: string): void {
  build.write('taro.js', taro)
  build.write('mine/page.js', chunk(2, 5, `var r=n(758),o=n.n(r);Page({});\n${code}`))
}

/** Where the code above begins. */
export const bundledLine = 3
