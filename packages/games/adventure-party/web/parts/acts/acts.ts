/** The act for each question that has one of its own; any other is put in the game's words. */
import type { ComponentType } from 'react';
import type { Kind } from '../../../src/index.ts';
import type { ActProps } from '../../board-props.ts';

export const ACTS: Partial<Record<Kind, ComponentType<ActProps>>> = {};
