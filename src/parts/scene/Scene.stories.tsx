import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from './Scene.tsx';

const meta = { title: 'Illustrations/Scene', component: Scene } satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kitchen: Story = { args: { name: 'kitchen' } };
export const Hallway: Story = { args: { name: 'hallway' } };
export const Bicycle: Story = { args: { name: 'bicycle' } };
export const Evening: Story = { args: { name: 'evening' } };
export const Desk: Story = { args: { name: 'desk' } };
export const Walk: Story = { args: { name: 'walk' } };
export const Armchair: Story = { args: { name: 'armchair' } };
export const Course: Story = { args: { name: 'course' } };
export const Colleagues: Story = { args: { name: 'colleagues' } };
export const Cards: Story = { args: { name: 'cards' } };
export const Hello: Story = { args: { name: 'hello' } };
export const Letter: Story = { args: { name: 'letter' } };
export const Laptop: Story = { args: { name: 'laptop' } };
export const Call: Story = { args: { name: 'call' } };
export const Paper: Story = { args: { name: 'paper' } };
export const Meadow: Story = { args: { name: 'meadow' } };
export const Tea: Story = { args: { name: 'tea' } };
