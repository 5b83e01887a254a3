/** A table described once: what it holds, what it begins as, who may know it. */
export { copier, maker, tableCopier, tableMaker } from './build.ts';
export * from './field.ts';
export { recordFrom, tableFrom } from './imagine.ts';
export { material } from './material.ts';
export { type FrameSight, imagineAnswers, type Sealed, sightOfStack, stackFrom } from './running.ts';
export { type Secret, secretsOf } from './secrets.ts';
export { maySee, sightOf, sightOfTable, sorted, type ViewBase, type ViewWith } from './sight.ts';
