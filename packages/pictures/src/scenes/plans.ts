import type { UseCase } from '@repo/platform/facts/use-cases.ts'
import type { Scene } from './scene.ts'

const none = { loaded: false, startsAt: 0 } as const

/** Who drives where in the six scenes of logistics: metres of each scene's own piece of the hall. */
export const scenes: Readonly<Record<UseCase, Scene>> = {
  'fleet-safety': {
    loop: 38,
    still: 12.4,
    plans: [
      {
        id: 'F-07',
        kind: 'truck',
        start: [0, 15.4],
        startsAt: 0,
        loaded: true,
        legs: [
          { to: [16, 15.4], limit: 8.6 },
          { to: [23.6, 15.4], limit: 6, stop: 5.4, hard: true },
          { to: [62, 15.4], stop: 2 },
        ],
      },
      {
        id: 'F-12',
        kind: 'truck',
        start: [29, 34],
        startsAt: 4.6,
        loaded: false,
        legs: [{ to: [29, -8], limit: 7.2, stop: 2 }],
      },
      {
        id: 'P-21',
        kind: 'person',
        start: [36.5, -2],
        ...none,
        legs: [
          { to: [36.5, 10.2], limit: 4.6, stop: 3, hard: true },
          { to: [36.5, 32], limit: 4.6, stop: 2 },
        ],
      },
    ],
  },
  'fleet-maintenance': {
    loop: 56,
    still: 13.2,
    plans: [
      {
        id: 'F-14',
        kind: 'truck',
        start: [0, 15.2],
        ...none,
        legs: [
          { to: [23.4, 15.2], limit: 8 },
          { to: [23.4, 6.9], limit: 5, stop: 8 },
          { to: [23.4, 15.2], limit: 4, backwards: true },
          { to: [19, 15.2], limit: 4, backwards: true, stop: 1 },
          { to: [62, 15.2], stop: 2 },
        ],
      },
      {
        id: 'P-05',
        kind: 'person',
        start: [31.8, 10],
        ...none,
        legs: [
          { to: [31.8, 6.4], limit: 3, stop: 6 },
          { to: [31.8, 10], limit: 3, stop: 3 },
        ],
      },
    ],
  },
  'stock-management': {
    loop: 40,
    still: 15,
    plans: [
      {
        id: 'F-12',
        kind: 'truck',
        start: [0, 0],
        startsAt: 0,
        loaded: true,
        legs: [
          { to: [0, -3.8], limit: 1.3, stop: 6, loaded: false },
          { to: [0, 0], limit: 1.6, stop: 3 },
        ],
      },
    ],
  },
  'performance-monitoring': {
    loop: 48,
    still: 20,
    plans: [
      {
        id: 'F-07',
        kind: 'truck',
        start: [24.6, 14.6],
        startsAt: 0,
        loaded: true,
        legs: [
          { to: [29, 14.6], limit: 5 },
          { to: [29, 2.6], limit: 5, stop: 4, loaded: false },
          { to: [29, 14.6], limit: 5, backwards: true },
          { to: [33.6, 14.6], limit: 5, backwards: true, stop: 1 },
          { to: [24.6, 14.6], limit: 5, stop: 4, loaded: true },
        ],
      },
      {
        id: 'F-03',
        kind: 'truck',
        start: [17, 1.4],
        startsAt: 3,
        loaded: true,
        legs: [
          { to: [17, 11.4], limit: 5, backwards: true, stop: 1, hard: true },
          { to: [17, 11.2], limit: 5, stop: 5, loaded: false },
          { to: [17, 1.4], limit: 5, stop: 5, loaded: true },
        ],
      },
    ],
  },
  'fleet-right-sizing': {
    loop: 60,
    still: 9,
    plans: [
      {
        id: 'F-03',
        kind: 'truck',
        start: [13, 24.8],
        ...none,
        legs: [
          { to: [30, 24.8], stop: 5 },
          { to: [39.4, 24.8] },
          { to: [39.4, 33], stop: 1 },
          { to: [39.4, 24.8], backwards: true },
          { to: [45, 24.8], backwards: true, stop: 1 },
          { to: [13, 24.8], stop: 3 },
        ],
      },
      {
        id: 'F-09',
        kind: 'truck',
        start: [66, 24.8],
        startsAt: 12,
        loaded: true,
        legs: [
          { to: [48, 24.8], stop: 6, loaded: false },
          { to: [66, 24.8], backwards: true, stop: 6, loaded: true },
        ],
      },
      {
        id: 'F-18',
        kind: 'truck',
        start: [12.4, 17],
        startsAt: 30,
        loaded: false,
        legs: [
          { to: [12.4, 50], stop: 4 },
          { to: [12.4, 17], backwards: true, stop: 4 },
        ],
      },
    ],
  },
  'fifo-compliance': {
    loop: 36,
    still: 12.6,
    plans: [
      {
        id: 'F-05',
        kind: 'truck',
        start: [1.4, 17],
        ...none,
        legs: [
          { to: [1.4, 6.65], limit: 6 },
          { to: [3.85, 6.65], limit: 3, stop: 5, loaded: true },
          { to: [1.4, 6.65], limit: 3, backwards: true },
          { to: [1.4, 2.6], limit: 3, backwards: true, stop: 1 },
          { to: [1.4, 17], limit: 6, stop: 2 },
        ],
      },
    ],
  },
}
