import { eventCenter } from '@tarojs/runtime'

/** Taro's router is told too: whenever it shows a page file it writes the title it knows of it. */
export function setTitle(title: string): void {
  document.title = title
  eventCenter.trigger('__taroH5SetNavigationBarTitle', title)
}
