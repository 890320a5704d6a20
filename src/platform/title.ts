import Taro from '@tarojs/taro'

export function setTitle(title: string): void {
  void Taro.setNavigationBarTitle({ title })
}
