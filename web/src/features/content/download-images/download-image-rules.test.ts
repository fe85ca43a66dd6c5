import { expect, test } from 'vitest'
import { imagesToShow, isDownloadImagePage, saveWay } from './download-image-rules.ts'

const image = (groupName: 'm_popup1' | 'm_popup2', fileName: string) => ({ groupName, fileName, image: '', alt: '', title: '', text: undefined })
const both = [image('m_popup1', 'Alpha-popup-1.aa.png'), image('m_popup2', 'Alpha-popup-2.bb.png')]

// Proves announcements-3, navigation-21.
test('download images open on the home pages alone (spec 2 §2, Download-image popups)', () => {
  for (const path of ['/', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/lobby']) expect(isDownloadImagePage(path, '/m/lobby')).toBe(true)
  for (const path of ['/m/login', '/m/member/home', '/m/messages']) expect(isDownloadImagePage(path, '/m/lobby')).toBe(false)
})

// Proves announcements-16.
test('a picture shows only where its file name is new (spec 2 §4, Download-image popup)', () => {
  expect(imagesToShow(both, [], false)).toEqual(both)
  expect(imagesToShow(both, ['Alpha-popup-1.aa.png'], false)).toEqual([both[1]])
  expect(imagesToShow([image('m_popup1', 'Alpha-popup-1.cc.png')], ['Alpha-popup-1.aa.png'], false)).toHaveLength(1)
})

// Proves announcements-17.
test('after a save, a copy or a close no picture shows in this session', () => {
  expect(imagesToShow(both, [], true)).toEqual([])
})

// Proves announcements-3.
test.each([
  ['a browser', { ios: false, insideOtherApp: false, sharesFiles: true }, 'download'],
  ['an iPhone', { ios: true, insideOtherApp: false, sharesFiles: true }, 'share'],
  ['an old iPhone', { ios: true, insideOtherApp: false, sharesFiles: false }, 'download'],
  ['another app that shares', { ios: false, insideOtherApp: true, sharesFiles: true }, 'share'],
  ['another app that cannot', { ios: true, insideOtherApp: true, sharesFiles: false }, 'hold'],
] as const)('%s saves it by its own way', (_, facts, way) => {
  expect(saveWay(facts)).toBe(way)
})
