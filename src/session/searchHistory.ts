import { makeAutoObservable, observableRef } from 'mobx'
import { remove } from '../platform/storage'
import { goesWithPerson, laidDown } from './goesWithPerson'
import { readJson, writeJson } from './stored'

const key = laidDown.searches
const most = 10

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((words) => typeof words === 'string')

/** What its person sought on this phone, newest first. */
class SearchHistory {
  list: readonly string[] = readJson(key, isList) ?? []

  constructor() {
    makeAutoObservable(this, { list: observableRef })
  }

  remember(words: string): void {
    this.list = [words, ...this.list.filter((one) => one !== words)].slice(0, most)
    writeJson(key, this.list)
  }

  forget(): void {
    this.list = []
    remove(key)
  }
}

export const searchHistory = new SearchHistory()
goesWithPerson(() => searchHistory.forget())
